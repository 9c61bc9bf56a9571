import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TAGS = /\s*<meta (?:property="og:|name="twitter:)[^>]*>/g
/** Quick, because each page is compressed for one reader. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const encodings = {
  br: (text: string) => brotli(text, QUALITY),
  gzip: (text: string) => zip(text),
} as const

const encodingFor = ({ headers }: IncomingMessage): keyof typeof encodings | null => {
  const accepted = String(headers['accept-encoding'] ?? '')
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
}

/**
 * Sends a page with these tags in place of its own. `file` is the page's file. Resolves to `false` if the file does not
 * exist.
 */
export const sendTaggedPage = async (
  file: string,
  tags: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  const html = await readFile(file, 'utf8').catch(() => null)
  if (html === null) return false
  const text = html.replace(TAGS, '').replace('</head>', () => `${tags}</head>`)
  const encoding = encodingFor(request)
  const body = encoding === null ? Buffer.from(text) : await encodings[encoding](text)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Length', body.byteLength)
  if (encoding !== null) response.setHeader('Content-Encoding', encoding)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body)
  return true
}
