/**
 * The version of what a framed page and the page around it tell each other. A side that hears another version stays
 * silent.
 */
export const EMBED_VERSION = 1

/** The framed page is there: posted to its parent, whose origin its address names. */
export interface EmbedHello {
  readonly loop: typeof EMBED_VERSION
  readonly kind: 'hello'
}
/** The answer to it, with one MessagePort. All else goes over that port. */
export interface EmbedPort {
  readonly loop: typeof EMBED_VERSION
  readonly kind: 'port'
}

/**
 * What the framed page tells: it can be used; its user joined or left a group (by gid) or a space (by channel id); the
 * height it needs in whole CSS px.
 */
export type EmbedEvent =
  | { readonly type: 'ready' }
  | { readonly type: 'joined' | 'left'; readonly group: string }
  | { readonly type: 'joined' | 'left'; readonly space: string }
  | { readonly type: 'height'; readonly height: number }

const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> => typeof u === 'object' && u !== null

/** Whether that is one of the two first messages, in this version. */
export const isEmbedMessageKind = (u: unknown, kind: 'hello' | 'port'): boolean =>
  isRecord(u) && u['loop'] === EMBED_VERSION && u['kind'] === kind

const ID = /^[A-Za-z0-9-]{1,64}$/
const isId = (u: unknown): u is string => typeof u === 'string' && ID.test(u)
/** CSS px; no page is higher. */
const HIGHEST = 100_000

/** An event as it came over the port, made anew from its known fields; `null` for anything else. */
export const parseEmbedEvent = (u: unknown): EmbedEvent | null => {
  if (!isRecord(u)) return null
  const { type, group, space, height } = u
  if (type === 'ready') return { type }
  if (type === 'height')
    return Number.isSafeInteger(height) && Number(height) > 0 && Number(height) <= HIGHEST
      ? { type, height: Number(height) }
      : null
  if (type !== 'joined' && type !== 'left') return null
  return isId(group) ? { type, group } : isId(space) ? { type, space } : null
}
