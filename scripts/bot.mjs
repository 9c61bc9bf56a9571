import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { transformWithOxc } from 'vite'
import { root } from './lib/root.mjs'

// Node before 23.6 cannot run TypeScript, so strip the types first.
const file = path.join(root, 'examples', 'bot', 'bot.ts')
const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
