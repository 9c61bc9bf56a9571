import type { Json, Request as Literal, WireScene } from './call-row'
import type { WireTown } from './simulated-town'
import type { WireUser } from './town-sessions'

const isList = (json: Json): json is readonly Json[] => Array.isArray(json)

const wordOf = (json: Json): string => (typeof json === 'string' ? json : JSON.stringify(json))

/** The caller of a scene. Default: Ada. */
export const callerIn = async (town: WireTown, { as = 'ada@loop.example' }: WireScene): Promise<WireUser | null> =>
  as === null ? null : town.as(as)

/** The literal with the values that the scene replaces. */
const played = (literal: Json, { cast = {} }: WireScene): Json => {
  if (typeof literal === 'string' || typeof literal === 'number') return cast[literal] ?? literal
  if (isList(literal)) return literal.map((item) => played(item, { cast }))
  return typeof literal !== 'object' || literal === null ? literal : playedFields(literal, { cast })
}
export const playedFields = (
  fields: { readonly [key: string]: Json },
  scene: WireScene,
): { readonly [key: string]: Json } =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, played(value, scene)]))

export const playedIn = (request: Literal, scene: WireScene): Literal => {
  const { body, query } = request
  const { cast = {} } = scene
  return {
    ...request,
    path: request.path
      .split('/')
      .map((part) => wordOf(cast[part] ?? part))
      .join('/'),
    ...(body === undefined ? {} : { body: playedFields(body, scene) }),
    ...(query === undefined
      ? {}
      : {
          query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, wordOf(cast[value] ?? value)])),
        }),
  }
}
