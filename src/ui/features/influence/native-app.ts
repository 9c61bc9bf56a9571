const isCallable = (u: unknown): u is (this: unknown) => unknown => typeof u === 'function'

/**
 * In a webview of the native app, requests the app to close the page (spec 2 §2). Returns whether there is such an app.
 * The specs name no API for closing; `window.LoopNative.close` is ours.
 */
export const closeInNativeApp = (page: object): boolean => {
  const native: unknown = Reflect.get(page, 'LoopNative')
  if (typeof native !== 'object' || native === null) return false
  const close: unknown = Reflect.get(native, 'close')
  if (!isCallable(close)) return false
  close.call(native)
  return true
}
