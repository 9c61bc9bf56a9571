import { EMBED_VERSION, isEmbedMessageKind, parseEmbedEvent, type EmbedEvent, type EmbedPort } from './protocol'

export type { EmbedEvent }

export interface EmbedOptions {
  /** The origin of Loop, such as `https://loop.example`. */
  readonly loop: string
  /**
   * The partner's link: the last part of the address of the partner's page in Loop. Loop must list this page's origin
   * among that partner's origins.
   */
  readonly partner: string
  /** Opens a group by its ID, or a space by its channel ID. Without `group` and `space`, opens the partner's home. */
  readonly group?: string
  readonly space?: string
  /**
   * A token from the partner's server, with which the partner's user signs in to Loop. Loop first lets the user confirm
   * the sign-in.
   */
  readonly accessToken?: string
  /** The frame is appended to this element. */
  readonly into: Element
  /** The frame's name for screen readers. */
  readonly title: string
  readonly on?: (event: EmbedEvent) => void
}

export interface EmbeddedClient {
  readonly frame: HTMLIFrameElement
  /** Removes the frame. No further events arrive. */
  readonly close: () => void
}

const addressOf = ({ loop, partner, group, space, accessToken }: EmbedOptions): URL => {
  const address = new URL(`/p/${encodeURIComponent(partner)}`, loop)
  const query = { from: location.origin, group, space, access_token: accessToken }
  for (const [name, value] of Object.entries(query)) if (value !== undefined) address.searchParams.set(name, value)
  return address
}

/** The most messages a second that are handled. Loop sends ten heights a second, and an event for each act of its user. */
const MESSAGES_A_SECOND = 50

/** Returns a function that counts a message and returns whether it is one too many. */
const makeFlood = (): (() => boolean) => {
  let [second, count] = [0, 0]
  return () => {
    const now = Math.floor(Date.now() / 1_000)
    count = now === second ? count + 1 : 1
    second = now
    return count > MESSAGES_A_SECOND
  }
}

/**
 * Opens Loop in a frame without microphone, camera, wallet and settings. Only a hello message from this frame at Loop's
 * origin is accepted. All later events come through a private port.
 */
export const openEmbed = (options: EmbedOptions): EmbeddedClient => {
  const address = addressOf(options)
  const frame = document.createElement('iframe')
  frame.title = options.title
  frame.loading = 'lazy'
  frame.allow = 'autoplay; clipboard-write'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups')
  frame.src = address.href
  const isFlood = makeFlood()
  let port: MessagePort | null = null
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (
      source === null ||
      source !== frame.contentWindow ||
      origin !== address.origin ||
      !isEmbedMessageKind(data, 'hello') ||
      isFlood()
    )
      return
    const channel = new MessageChannel()
    // A reloaded frame sends another hello message, which gets a new port.
    port?.close()
    port = channel.port1
    port.onmessage = (message: MessageEvent<unknown>) => {
      const event = isFlood() ? null : parseEmbedEvent(message.data)
      if (event !== null) options.on?.(event)
    }
    const answer: EmbedPort = { loop: EMBED_VERSION, kind: 'port' }
    frame.contentWindow?.postMessage(answer, address.origin, [channel.port2])
  }
  window.addEventListener('message', onMessage)
  options.into.append(frame)
  return {
    frame,
    close: () => {
      window.removeEventListener('message', onMessage)
      port?.close()
      frame.remove()
    },
  }
}
