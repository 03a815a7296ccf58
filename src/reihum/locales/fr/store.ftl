refused-bad-store-address = Un stockage s’indique par sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE.
refused-store-unreachable = Le stockage { $store } est inutilisable : { $problem }
refused-newer-store = Le stockage a été écrit par une version plus récente de ce programme.
refused-bad-broker-address = Un broker s’indique par nats://HÔTE ou nats://NOM:MOT_DE_PASSE@HÔTE:PORT.
refused-broker-unreachable = Le broker { $broker } est inutilisable : { $problem }
refused-broker-without-sharing = Un broker sert à plusieurs serveurs qui partagent un PostgreSQL. Un fichier SQLite appartient à un seul serveur.
refused-relay-unreachable = Les autres serveurs ne peuvent pas joindre celui-ci à { $host } : { $problem }

# Sauvegardes

help-backup = Écrit tout le contenu d’un stockage dans un fichier. Le serveur peut continuer pendant ce temps.
help-backup-file = Le fichier à écrire.
help-restore = Remplit un stockage vide à partir d’une sauvegarde.
help-restore-file = Le fichier que « reihum backup » a écrit.
saved-backup = Sauvegarde terminée. Tables : { $tables }, personnes : { $people }, enregistrements : { $records }
restored-backup = Restauration terminée. Tables : { $tables }, personnes : { $people }, enregistrements : { $records }
refused-no-store = Il n’y a pas de stockage à { $store }.
refused-no-backup = { $file } n’est pas une sauvegarde de Reihum.
refused-backup-cut-off = La fin de la sauvegarde { $file } manque. Rien n’a été restauré.
refused-backup-damaged = La sauvegarde { $file } est abîmée : { $problem }. Rien n’a été restauré.
refused-newer-backup = La sauvegarde { $file } a été écrite par une version plus récente de ce programme. Rien n’a été restauré.
refused-store-not-empty = Le stockage { $store } n’est pas vide. Une sauvegarde se restaure dans un stockage vide.
