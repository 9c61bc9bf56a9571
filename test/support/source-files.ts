import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './scratch-repo'

/** Paths of all TypeScript sources under a folder, from the root, with forward slashes. */
export function sourcesUnder(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder))
    .sort()
    .flatMap((name) => {
      const at = `${folder}/${name}`
      if (statSync(path.join(root, at)).isDirectory()) return sourcesUnder(at)
      return /\.tsx?$/.test(name) ? [at] : []
    })
}

export const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')
