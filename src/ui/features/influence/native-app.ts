const isCallable = (u: unknown): u is (this: unknown) => unknown => typeof u === 'function'

/**
 * Inside a webview of the native app, asks it to close the page (spec 2 §2) and answers whether there is one. The specs
 * print no name for it:
 * `window.LoopNative.close` is ours.
 */
export const closeInNativeApp = (page: object): boolean => {
  const native: unknown = Reflect.get(page, 'LoopNative')
  if (typeof native !== 'object' || native === null) return false
  const close: unknown = Reflect.get(native, 'close')
  if (!isCallable(close)) return false
  close.call(native)
  return true
}
