/** The vendor's client reads `window`, which a worker lacks. Import this module before the vendor's client. */
Reflect.set(globalThis, 'window', globalThis)
