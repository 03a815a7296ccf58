/** Keeps the screen on until the returned function is called, if the browser allows it. */
export function keepAwake(): () => void {
  const keep = () => {
    if (!document.hidden && "wakeLock" in navigator) navigator.wakeLock.request("screen").then(hold, () => undefined);
  };
  let held: WakeLockSentinel | null = null;
  let isOver = false;

  function hold(lock: WakeLockSentinel) {
    held = lock;
    if (isOver) void lock.release();
  }

  keep();
  document.addEventListener("visibilitychange", keep);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", keep);
    void held?.release();
  };
}
