import type { Plugin } from 'vite'

const CHARSET = '<meta charset="utf-8" />'
const ENTRY = '/src/main.tsx'

/** Replaces a part of index.html. */
export const put = (html: string, old: string, by: string): string => {
  if (!html.includes(old)) throw new Error(`index.html has no ${old}`)
  return html.replace(old, () => by)
}

/** Uses index.html with another entry, and with meta tags for policies that a server would send as headers. */
export const entryHtml = (entry: string, policy: readonly string[]): Plugin => ({
  name: 'entry-html',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      put(
        put(html, ENTRY, entry),
        CHARSET,
        `${CHARSET}
    <meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}" />
    <meta name="referrer" content="strict-origin" />`,
      ),
  },
})
