export type NoticeLink =
  | { readonly kind: 'inside', readonly to: string }
  | { readonly kind: 'outside', readonly href: string, readonly host: string }

const HERE = 'https://here.invalid'

/** Where the button of a notification leads; `null` where it must not lead anywhere (BI-137, BI-138). */
export const noticeLink = (link: string): NoticeLink | null => {
  if (link.startsWith('/')) {
    const url = URL.canParse(link, HERE) ? new URL(link, HERE) : null
    return url?.origin === HERE ? { kind: 'inside', to: url.href.slice(HERE.length) } : null
  }
  if (!URL.canParse(link)) return null
  const { protocol, username, password, href, host } = new URL(link)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && username === '' && password === '' ? { kind: 'outside', href, host } : null
}
