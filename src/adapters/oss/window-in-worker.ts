/** The vendor's client reads `window`, which a worker lacks. Import this module before the client. */
Reflect.set(globalThis, 'window', globalThis)
