import { isAllowedHost } from '../../../../../domain/kernel/links'
import { PRODUCT } from '../../../../../domain/shell'

export type NotificationLink =
  | { readonly kind: 'inside'; readonly to: string }
  /** A link to another site. `isLookalike` means that the host resembles one of ours but is foreign. */
  | { readonly kind: 'outside'; readonly href: string; readonly host: string; readonly isLookalike: boolean }

const HERE = 'https://here.invalid'

const lettersOf = (host: string): string => host.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Whether a foreign host contains a host of ours, as `loop.example.evil.org` and `my-loop.example` do. */
const looksLikeOurs = (hostname: string): boolean =>
  !isAllowedHost(hostname, PRODUCT.ownHosts) &&
  PRODUCT.ownHosts.some((own) => lettersOf(hostname).includes(lettersOf(own)))

/** The target of a notification's button. `null` for a link that must not open (BI-137, BI-138). */
export const notificationLink = (link: string): NotificationLink | null => {
  if (link.startsWith('/')) {
    const url = URL.canParse(link, HERE) ? new URL(link, HERE) : null
    return url?.origin === HERE ? { kind: 'inside', to: url.href.slice(HERE.length) } : null
  }
  if (!URL.canParse(link)) return null
  const { protocol, username, password, href, host, hostname } = new URL(link)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && username === '' && password === ''
    ? { kind: 'outside', href, host, isLookalike: looksLikeOurs(hostname) }
    : null
}
