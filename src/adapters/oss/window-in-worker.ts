/** The vendor's client asks `window` for what every worker has as well. This must come before its own code. */
Reflect.set(globalThis, 'window', globalThis)
