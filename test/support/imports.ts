import path from 'node:path'
import ts from 'typescript'
import { sourcesUnder, textOf } from './source-files'

export interface Import {
  readonly from: string
  /** The imported module: its path from the root without extension, or the name of its package. */
  readonly to: string
  readonly isPackage: boolean
}

const packageName = (specifier: string): string =>
  specifier.startsWith('node:')
    ? 'node:'
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')

/** All imports and re-exports of all modules under src: static and dynamic, values and types. */
export function importsOfSources(): readonly Import[] {
  return sourcesUnder('src').flatMap((from) =>
    ts.preProcessFile(textOf(from), true, true).importedFiles.map(({ fileName }): Import => {
      if (!fileName.startsWith('.')) return { from, to: packageName(fileName), isPackage: true }
      return { from, to: path.posix.join(path.posix.dirname(from), fileName), isPackage: false }
    }),
  )
}
