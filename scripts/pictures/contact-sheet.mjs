/** @typedef {{ name: string, variant: string, file: string }} Picture */

const STYLE = `body { font: 14px system-ui; margin: 24px; background: #888 } table { border-spacing: 12px }
th { text-align: start; position: sticky; top: 0; background: #888 } img { width: 260px; height: auto; display: block }`

/** An HTML page with all pictures: a row per screen, a column per variant. @param {readonly Picture[]} pictures */
export function contactSheet(pictures) {
  const names = [...new Set(pictures.map(({ name }) => name))]
  const variants = [...new Set(pictures.map(({ variant }) => variant))]
  const cell = (/** @type {string} */ name, /** @type {string} */ variant) => {
    const picture = pictures.find((one) => one.name === name && one.variant === variant)
    return picture === undefined
      ? '<td></td>'
      : `<td><a href="${picture.file}"><img loading="lazy" src="${picture.file}" alt="${name}, ${variant}"></a></td>`
  }
  const rows = names.map(
    (name) => `<tr><th>${name}</th>${variants.map((variant) => cell(name, variant)).join('')}</tr>`,
  )
  const head = `<tr><th></th>${variants.map((variant) => `<th>${variant}</th>`).join('')}</tr>`
  const table = `<table>${head}${rows.join('\n')}</table>`
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${STYLE}</style>${table}\n`
}
