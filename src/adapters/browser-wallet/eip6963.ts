import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { cleanName } from '../wire/codecs/clean-name'
import { isEip1193Provider, type Eip1193Provider } from './eip1193'

/** A wallet and its own description. */
export interface WalletOffer {
  readonly id: string
  readonly name: string
  readonly rdns: string
  readonly icon: string | null
  readonly kind: 'announced' | 'injected' | 'test'
  readonly provider: Eip1193Provider
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const RDNS = /^(?=.{1,128}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i
const ICON = /^data:image\/(?:svg\+xml|png|webp|gif|jpeg)[;,]/
const ICON_LIMIT = 65_536

const Announcement = t.type({
  info: t.type({ uuid: t.string, name: t.string, icon: t.unknown, rdns: t.string }),
  provider: t.unknown,
})

/** Parses an EIP-6963 announcement. Any script on the page can send such an event, so any other data gives `null`. */
export const parseWalletOffer = (detail: unknown): WalletOffer | null => {
  try {
    const decoded = Announcement.decode(detail)
    if (E.isLeft(decoded)) return null
    const {
      info: { uuid, name, icon, rdns },
      provider,
    } = decoded.right
    if (!UUID.test(uuid) || !RDNS.test(rdns) || !isEip1193Provider(provider)) return null
    const isIcon = typeof icon === 'string' && icon.length <= ICON_LIMIT && ICON.test(icon)
    return {
      id: uuid.toLowerCase(),
      name: cleanName(name, rdns),
      rdns,
      icon: isIcon ? icon : null,
      kind: 'announced',
      provider,
    }
  } catch {
    return null
  }
}
