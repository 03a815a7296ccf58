refused-bad-store-address = Ein Speicher wird als sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK angegeben.
refused-store-unreachable = Der Speicher { $store } lässt sich nicht benutzen: { $problem }
refused-newer-store = Der Speicher stammt von einer neueren Fassung dieses Programms.
