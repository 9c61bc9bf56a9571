import { spawnSync } from 'node:child_process'
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { installDebianPackage } from './debian-package.mjs'
import { binOf } from './run-node.mjs'
import { isMain, root } from './root.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']

/** @param {string} file */
function runnable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function usualPlaces() {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean)
  const mac = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
  )
  const windows = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const base = process.env[variable]
    return base === undefined
      ? []
      : [
          path.join(base, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          path.join(base, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
        ]
  })
  return [
    ...onPath.flatMap((directory) => NAMES.map((name) => path.join(directory, name + suffix))),
    ...(process.platform === 'darwin' ? mac : []),
    ...(process.platform === 'win32' ? windows : []),
  ]
}

/** @param {string} file */
function starts(file) {
  return runnable(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

function installed() {
  const found = usualPlaces().find(runnable)
  return found === undefined ? undefined : { file: found, from: 'installed on this machine' }
}

/**
 * The package's font settings point to folders of AWS Lambda. Without these settings the page shows no text.
 * @param {string} home
 */
function findsFonts(home) {
  const fonts = path.join(home, 'fonts')
  mkdirSync(fonts, { recursive: true })
  writeFileSync(
    path.join(fonts, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${fonts}</dir>
  <cachedir>${path.join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  )
  process.env['FONTCONFIG_PATH'] ??= fonts
}

async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { TMPDIR } = process.env
  const home = path.join(root, 'node_modules', '.cache', 'chromium')
  mkdirSync(home, { recursive: true })
  // The package unpacks into TMPDIR, where another user's partial copy may exist, so TMPDIR is our own folder. The
  // package unpacks libraries that a bare system lacks only when the package detects AWS Lambda.
  process.env['TMPDIR'] = home
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const file = await chromium.executablePath()
  findsFonts(home)
  if (TMPDIR === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = TMPDIR
  return starts(file) ? { file, from: 'unpacked from @sparticuz/chromium' } : undefined
}

function fromDebian() {
  if (!installDebianPackage('chromium')) return undefined
  return starts('/usr/bin/chromium') ? { file: '/usr/bin/chromium', from: 'installed by apt-get' } : undefined
}

async function fromPlaywright() {
  spawnSync(process.execPath, [binOf('playwright'), 'install', 'chromium'], { stdio: 'inherit' })
  const { chromium } = await import('playwright')
  const file = chromium.executablePath()
  return runnable(file) ? { file, from: 'installed by Playwright' } : undefined
}

/**
 * Returns a working Chromium, installing one if necessary.
 * @returns {Promise<{ file: string, from: string }>}
 */
export async function findChromium() {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen !== undefined && chosen !== '') {
    if (!runnable(chosen)) throw new Error(`CHROMIUM_PATH is not an executable: ${chosen}`)
    return { file: chosen, from: 'CHROMIUM_PATH' }
  }
  const found = installed() ?? (await fromNpm()) ?? fromDebian() ?? (await fromPlaywright())
  if (found === undefined) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH to it.')
  return found
}

if (isMain(import.meta.url)) {
  const { file, from } = await findChromium()
  console.log(`Chromium: ${file} (${from})`)
}
