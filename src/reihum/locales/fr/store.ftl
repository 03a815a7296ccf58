refused-bad-store-address = Un stockage s’indique par sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE.
refused-store-unreachable = Le stockage { $store } est inutilisable : { $problem }
refused-newer-store = Le stockage a été écrit par une version plus récente de ce programme.
