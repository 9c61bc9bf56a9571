/**
 * All that InversifyJS asks of `Reflect.metadata` where nothing is decorated: it counts bindings and modules there. The package that it
 * names brings ten times as much to the first load; the build puts this in its place (vite.config.ts). A decorator would fail at once.
 */
const kept = new WeakMap<object, Map<unknown, unknown>>()

Object.assign(Reflect, {
  getOwnMetadata: (key: unknown, target: object): unknown => kept.get(target)?.get(key),
  defineMetadata: (key: unknown, value: unknown, target: object): void => {
    kept.set(target, (kept.get(target) ?? new Map<unknown, unknown>()).set(key, value))
  },
})
