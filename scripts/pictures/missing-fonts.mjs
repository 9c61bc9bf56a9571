import { spawnSync } from 'node:child_process'

const FONTS = [
  { script: 'Chinese', pattern: ':lang=zh', debianPackage: 'fonts-noto-cjk' },
  { script: 'Hindi', pattern: ':lang=hi', debianPackage: 'fonts-noto-core' },
  { script: 'emoji', pattern: ':lang=und-zsye', debianPackage: 'fonts-noto-color-emoji' },
]

/** @param {string} pattern */
const isInstalled = (pattern) => {
  const { stdout } = spawnSync('fc-list', [pattern], { encoding: 'utf8' })
  return typeof stdout === 'string' && stdout.trim() !== ''
}

/** A hint that names the fonts to install; `undefined` if no font is missing. Only a bare Linux lacks fonts. */
export function missingFontsHint() {
  if (process.platform !== 'linux') return undefined
  const missing = FONTS.filter(({ pattern }) => !isInstalled(pattern))
  if (missing.length === 0) return undefined
  const scripts = missing.map(({ script }) => script).join(', ')
  const packages = missing.map(({ debianPackage }) => debianPackage).join(' ')
  return `No font for ${scripts}: pictures show boxes instead. Install one: apt-get install ${packages}`
}
