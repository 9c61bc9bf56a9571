import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))

/** @param {string} moduleUrl */
export const isMain = (moduleUrl) =>
  process.argv[1] !== undefined && fileURLToPath(moduleUrl) === path.resolve(process.argv[1])
