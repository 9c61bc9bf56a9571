/** Protocol version between the framed page and its parent. Both pages ignore messages of another version. */
export const EMBED_VERSION = 1

/** Posted by the framed page to its parent when it is ready. The frame's address names the parent's origin. */
export interface EmbedHello {
  readonly loop: typeof EMBED_VERSION
  readonly kind: 'hello'
}
/** The parent's answer, with one `MessagePort` for all further messages. */
export interface EmbedPort {
  readonly loop: typeof EMBED_VERSION
  readonly kind: 'port'
}

/**
 * Events of the framed page: the page is ready; the page's user joined or left a group (by gid) or a space (by channel
 * id); the page's height in whole CSS px.
 */
export type EmbedEvent =
  | { readonly type: 'ready' }
  | { readonly type: 'joined' | 'left'; readonly group: string }
  | { readonly type: 'joined' | 'left'; readonly space: string }
  | { readonly type: 'height'; readonly height: number }

const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> => typeof u === 'object' && u !== null

export const isEmbedMessageKind = (u: unknown, kind: 'hello' | 'port'): boolean =>
  isRecord(u) && u['loop'] === EMBED_VERSION && u['kind'] === kind

const ID = /^[A-Za-z0-9-]{1,64}$/
const isId = (u: unknown): u is string => typeof u === 'string' && ID.test(u)
/** Greatest accepted height, in CSS px. */
const HIGHEST = 100_000

/** Rebuilds an event from its known fields; `null` for anything else. */
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
