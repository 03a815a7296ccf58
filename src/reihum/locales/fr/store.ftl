refused-bad-store-address = Un stockage s’indique par sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE.
refused-store-unreachable = Le stockage { $store } est inutilisable : { $problem }
refused-newer-store = Le stockage a été écrit par une version plus récente de ce programme.
refused-bad-broker-address = Un broker s’indique par nats://HÔTE ou nats://NOM:MOT_DE_PASSE@HÔTE:PORT.
refused-broker-unreachable = Le broker { $broker } est inutilisable : { $problem }
refused-broker-without-sharing = Un broker sert à plusieurs serveurs qui partagent un PostgreSQL. Un fichier SQLite appartient à un seul serveur.
refused-relay-unreachable = Les autres serveurs ne peuvent pas joindre celui-ci à { $host } : { $problem }
