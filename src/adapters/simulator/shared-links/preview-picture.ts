import { PICTURE_SIZE } from './preview-tags'

/** A stored picture as a data URL. `null` if there is none or it cannot be read. */
export type PictureData = string | null

const { width, height } = PICTURE_SIZE
const ICON = 180
const MARGIN = 60

/**
 * The drawing of a link's preview: the banner over the whole picture, and the icon at its lower left. It contains no
 * text, because the server may have no fonts, and the preview names its title beside the picture.
 */
export const previewDrawing = (banner: PictureData, icon: PictureData): string => {
  const top = height - MARGIN - ICON
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>
<linearGradient id="back" x2="1" y2="1"><stop stop-color="#4338ca"/><stop offset="1" stop-color="#1e1b4b"/></linearGradient>
<linearGradient id="shade" x2="0" y2="1"><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".6"/></linearGradient>
<clipPath id="icon"><rect x="${MARGIN}" y="${top}" width="${ICON}" height="${ICON}" rx="36"/></clipPath>
</defs>
<rect width="${width}" height="${height}" fill="url(#back)"/>
${
  banner === null
    ? `<g fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3"><circle cx="600" cy="315" r="120"/><circle cx="600" cy="315" r="200"/><circle cx="600" cy="315" r="280"/></g>`
    : `<image href="${banner}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`
}
<rect width="${width}" height="${height}" fill="url(#shade)"/>
${
  icon === null
    ? ''
    : `<rect x="${MARGIN - 8}" y="${top - 8}" width="${ICON + 16}" height="${ICON + 16}" rx="44" fill="#fff"/><image href="${icon}" x="${MARGIN}" y="${top}" width="${ICON}" height="${ICON}" preserveAspectRatio="xMidYMid slice" clip-path="url(#icon)"/>`
}
</svg>`
}
