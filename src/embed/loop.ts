import { EMBED_VERSION, isEmbedMessageKind, parseEmbedEvent, type EmbedEvent, type EmbedPort } from './protocol'

export type { EmbedEvent as LoopEvent }

export interface EmbedOptions {
  /** The origin of Loop, such as `https://loop.example`. */
  readonly loop: string
  /**
   * The link of the partner: the last part of its page's address. Loop must know this page's origin as one of that
   * partner's.
   */
  readonly partner: string
  /** What is opened: a group by its ID, or a space by its channel ID; without either the partner's home. */
  readonly group?: string
  readonly space?: string
  /** A token from the partner's server, with which its user may sign in. The user is asked first. */
  readonly accessToken?: string
  /** The element in which the frame is put, at its end. */
  readonly into: Element
  /** Names the frame for screen readers. */
  readonly title: string
  readonly on?: (event: EmbedEvent) => void
}

export interface EmbeddedClient {
  readonly frame: HTMLIFrameElement
  /** Takes the frame away; nothing is heard of it any more. */
  readonly close: () => void
}

const addressOf = ({ loop, partner, group, space, accessToken }: EmbedOptions): URL => {
  const address = new URL(`/p/${encodeURIComponent(partner)}`, loop)
  const query = { from: location.origin, group, space, access_token: accessToken }
  for (const [name, value] of Object.entries(query)) if (value !== undefined) address.searchParams.set(name, value)
  return address
}

/**
 * Opens Loop in a frame. Microphone, camera, wallet and settings stay shut in there.
 * What the frame says is heard only from that very frame, at Loop's own origin; then only over a port of its own.
 */
export const openEmbed = (options: EmbedOptions): EmbeddedClient => {
  const address = addressOf(options)
  const frame = document.createElement('iframe')
  frame.title = options.title
  frame.loading = 'lazy'
  frame.allow = 'autoplay; clipboard-write'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups')
  frame.src = address.href
  let port: MessagePort | null = null
  const heard = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (
      source === null ||
      source !== frame.contentWindow ||
      origin !== address.origin ||
      !isEmbedMessageKind(data, 'hello')
    )
      return
    const channel = new MessageChannel()
    // A frame that was loaded anew says hello again.
    port?.close()
    port = channel.port1
    port.onmessage = (message: MessageEvent<unknown>) => {
      const event = parseEmbedEvent(message.data)
      if (event !== null) options.on?.(event)
    }
    const answer: EmbedPort = { loop: EMBED_VERSION, kind: 'port' }
    frame.contentWindow?.postMessage(answer, address.origin, [channel.port2])
  }
  window.addEventListener('message', heard)
  options.into.append(frame)
  return {
    frame,
    close: () => {
      window.removeEventListener('message', heard)
      port?.close()
      frame.remove()
    },
  }
}
