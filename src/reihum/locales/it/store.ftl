refused-bad-store-address = Un archivio si indica con sqlite:///FILE oppure postgresql://NOME@HOST/DATABASE.
refused-store-unreachable = L’archivio { $store } non è utilizzabile: { $problem }
refused-newer-store = L’archivio è stato scritto da una versione più recente di questo programma.
