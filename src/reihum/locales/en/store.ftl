refused-bad-store-address = A store is given as sqlite:///FILE or postgresql://USER@HOST/DATABASE.
refused-store-unreachable = The store { $store } cannot be used: { $problem }
refused-newer-store = The store was written by a newer version of this program.
