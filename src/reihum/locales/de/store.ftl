refused-bad-store-address = Ein Speicher wird als sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK angegeben.
refused-store-unreachable = Der Speicher { $store } lässt sich nicht benutzen: { $problem }
refused-newer-store = Der Speicher stammt von einer neueren Fassung dieses Programms.
refused-bad-broker-address = Ein Broker wird als nats://RECHNER oder nats://NAME:PASSWORT@RECHNER:PORT angegeben.
refused-broker-unreachable = Der Broker { $broker } lässt sich nicht benutzen: { $problem }
refused-broker-without-sharing = Ein Broker ist für mehrere Server da, die sich ein PostgreSQL teilen. Eine SQLite-Datei gehört einem Server allein.
refused-relay-unreachable = Die anderen Server erreichen diesen nicht unter { $host }: { $problem }
