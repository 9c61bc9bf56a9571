// This script replaces rollup-plugin-license 3.7, which lists only 132 of these 332 packages, and no font, native
// package or prebuilt client.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/root.mjs'

const ACCEPTED = new Set([
  'MIT',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'OFL-1.1',
  '0BSD',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Python-2.0',
  'Zlib',
])

/** @param {string} expression an SPDX expression without parentheses inside parentheses */
export const isAccepted = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ACCEPTED.has(licence.trim())))

/**
 * Installed packages that the product needs at run time, from the lock file.
 * @returns {{ at: string, name: string, version: string, licence: string }[]}
 */
export function productionPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(
      ([at, entry]) => at !== '' && !entry.dev && !entry.devOptional && existsSync(path.join(root, at, 'package.json')),
    )
    .map(([at]) => {
      const { name, version, license } = JSON.parse(readFileSync(path.join(root, at, 'package.json'), 'utf8'))
      // In an old notation, `license` is a list of licences to choose from.
      return { at, name, version, licence: Array.isArray(license) ? license.join(' OR ') : (license ?? 'none stated') }
    })
}

/** @param {string} at */
function licenceText(at) {
  const home = path.join(root, at)
  const files = readdirSync(home)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort()
  return files.map((file) => readFileSync(path.join(home, file), 'utf8').trim()).join('\n\n')
}

/**
 * Writes the notices beside a built client. Fails on a licence that is not in `ACCEPTED`.
 * @param {string} folder
 */
export function writeNotices(folder) {
  const packages = productionPackages()
  const refused = packages.filter(({ licence }) => !isAccepted(licence))
  if (refused.length > 0)
    throw new Error(`Licence not accepted: ${refused.map((one) => `${one.name} (${one.licence})`).join(', ')}`)
  const parts = packages.map(
    ({ at, name, version, licence }) =>
      `${name} ${version}\nLicence: ${licence}\n\n` +
      `${licenceText(at) || 'The package carries no licence text of its own.'}\n`,
  )
  const text = ['This product contains the following third-party packages.\n', ...parts].join(`\n${'-'.repeat(72)}\n\n`)
  writeFileSync(path.join(root, folder, 'THIRD-PARTY-NOTICES.txt'), text)
}
