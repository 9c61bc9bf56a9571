import { RECORD_KINDS, type ExportRecord } from '../../domain/data-export'
import type { Collected } from './collected'
import { exportTexts } from './export-texts'
import { wordsOf } from './record-words'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'li{margin:.5rem 0;overflow-wrap:anywhere;white-space:pre-wrap}small{opacity:.75}img{display:block;max-width:100%}'

/** The readable page of an export. It has no script, its policy allows none, and every text is escaped. */
export const exportPageHtml = ({ records, pictures }: Collected, language: string): string => {
  const texts = exportTexts(language)
  const picture = (url: string): string => {
    const read = pictures.get(url)
    return read?.name == null
      ? ''
      : `<a href="${escaped(read.name)}"><img src="${escaped(read.name)}" alt="${texts.contents.image}" loading="lazy"></a>`
  }
  const item = (record: ExportRecord): string => {
    const { at, author, files } = record
    const { place, text } = wordsOf(record, texts)
    const time = at === null ? '' : `<time>${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}</time>`
    const head = [time, escaped(place), escaped(author)].filter((part) => part !== '').join(' · ')
    return `<li dir="auto"><small>${head}</small>\n<span dir="auto">${escaped(text)}</span>${files.map(picture).join('')}</li>`
  }
  const sections = RECORD_KINDS.flatMap((kind) => {
    const own = records.filter((record) => record.kind === kind)
    return own.length === 0 ? [] : [`<h2>${texts.kinds[kind]}</h2><ul>${own.map(item).join('')}</ul>`]
  })
  const excluded = [...pictures].flatMap(([url, read]) =>
    read.name === null ? [`<li>${escaped(url)}: ${texts.reasons[read.reason]}</li>`] : [],
  )
  const missing = excluded.length === 0 ? '' : `<h2>${texts.notIncluded}</h2><ul>${excluded.join('')}</ul>`
  return (
    `<!doctype html><html lang="${language.startsWith('zh') ? 'zh' : 'en'}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">` +
    `<meta name="viewport" content="width=device-width"><title>${texts.title}</title><style>${STYLE}</style></head>` +
    `<body><main><h1>${texts.title}</h1>${sections.join('')}${missing}</main></body></html>`
  )
}
