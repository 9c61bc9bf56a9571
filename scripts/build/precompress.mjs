import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:html|js|mjs|css|json|webmanifest|svg|txt|wasm)$/
/** Smaller files fit into one network packet anyway, so they are not compressed. */
const LEAST_BYTES = 1_024
const BROTLI_QUALITY = 9

/** @type {Record<string, (data: Buffer) => Promise<Buffer>>} */
const CODINGS = {
  br: (data) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    }),
  gz: (data) => promisify(gzip)(data, { level: 9 }),
}

/**
 * Writes `main.js.br` and `main.js.gz` beside each text file, unless the compressed file would be larger. The server
 * sends these compressed files.
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => TEXT.test(file) && statSync(file).isFile() && statSync(file).size >= LEAST_BYTES)
  for (const file of files) {
    const data = readFileSync(file)
    await Promise.all(
      Object.entries(CODINGS).map(async ([extension, compress]) => {
        const compressed = await compress(data)
        if (compressed.length < data.length) writeFileSync(`${file}.${extension}`, compressed)
      }),
    )
  }
}
