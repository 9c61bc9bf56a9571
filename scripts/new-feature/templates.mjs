import { adapterFiles } from './adapters.mjs'
import { coreTestFiles } from './core-tests.mjs'
import { coreFiles } from './core.mjs'
import { edgeTestFiles } from './edge-tests.mjs'
import { screenFiles } from './screens.mjs'

/**
 * The files of a new feature by path, from the domain to the tests.
 * @param {import('./names.mjs').Names} names
 * @returns {Readonly<Record<string, string>>}
 */
export const filesOf = (names) => ({
  ...coreFiles(names),
  ...adapterFiles(names),
  ...screenFiles(names),
  ...coreTestFiles(names),
  ...edgeTestFiles(names),
})
