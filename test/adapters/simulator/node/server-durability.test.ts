import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { build } from 'vite'
import { ClientId, ConversationId } from '../../../../src/domain/kernel/ids'
import { nodeClock, nodeRandom } from '../../../../src/adapters/simulator/node/node-drivers'
import { StartupError } from '../../../../src/adapters/simulator/node/startup-error'
import { root } from '../../../support/scratch-repo'
import { factsFrom } from '../../../contracts/contract-subject'
import { nodeHttp, nodeSockets } from '../../../contracts/subjects/over-http'
import { makeClient, right } from '../../support/client'
import { raw, startServerIn, temporaryFolder } from './node-server-fixture'
import { plainText } from '../../../../src/domain/chat'

const brand = <A>(is: (u: unknown) => u is A, text: string): A => {
  if (is(text)) return text
  throw new Error(`no such id: ${text}`)
}
const square = brand(ConversationId.is, 'sg_10000001')
const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
const clientOf = (origin: string) =>
  makeClient({ http: nodeHttp, sockets: nodeSockets, origin, clock: nodeClock, random: nodeRandom })

/** The folder of the server's bundle. It is in the repository, so that the server finds unbundled packages. */
const bundle = mkdtempSync(path.join(root, 'node_modules', '.loop-server-'))
const children = new Set<ChildProcess>()

const spawnServer = async (args: readonly string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [path.join(bundle, 'main.js'), ...args], {
    env: { ...process.env, PORT: '0', ...env },
  })
  children.add(child)
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      children.delete(child)
      resolve(code)
    })
  })
  for (let tried = 0; tried < 200 && !/Loop is at \S+\n/.test(said) && child.exitCode === null; tried += 1)
    await sleep(25)
  return { child, ended, said: () => said, origin: /Loop is at (\S+)\n/.exec(said)?.[1] ?? '' }
}

beforeAll(async () => {
  await build({
    root,
    logLevel: 'silent',
    configFile: path.join(root, 'vite.config.ts'),
    build: { ssr: true, outDir: bundle, emptyOutDir: false },
  })
}, 60_000)
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
})
afterAll(() => {
  rmSync(bundle, { recursive: true, force: true })
})

describe('The server process', () => {
  it('after the server process is killed and restarted, every chat message that it had acknowledged is still there', async () => {
    const folder = temporaryFolder()
    const first = await spawnServer(['--data', folder.path])
    const client = clientOf(first.origin)
    const session = await client.signIn('ada@loop.example')
    const service = factsFrom(client.conversations.connect(session.sessionId), sleep)
    await service.until((heard) => heard.includes('logged'))
    const acknowledged: number[] = []
    const sending = (async () => {
      for (let i = 0; i < 10_000; i += 1) {
        const sent = await client.conversations.send({
          conversationId: square,
          clientId: brand(ClientId.is, `k${i}`),
          content: plainText(`text ${i}`),
        })()
        if (sent._tag === 'Left') return
        acknowledged.push(sent.right.seq)
      }
    })()
    while (acknowledged.length < 25) await sleep(5)
    first.child.kill('SIGKILL')
    await sending
    service.stop()

    const second = await spawnServer(['--data', folder.path])
    const again = clientOf(second.origin)
    const token = await client.vault.tokenOf(session.sessionId)
    if (token === null) throw new Error('no token')
    await again.vault.keep(session.sessionId, token)
    again.use(session)
    expect((await right(again.accounts.profile())).name).toBe('Ada')
    const back = factsFrom(again.conversations.connect(session.sessionId), sleep)
    await back.until((heard) => heard.includes('logged'))
    const page = await right(again.conversations.range(square, acknowledged[0] ?? 0, acknowledged.at(-1) ?? 0))
    expect(page.messages.map(({ content }) => (content.kind === 'text' ? content.text : ''))).toEqual(
      acknowledged.map((_, i) => `text ${i}`),
    )
    back.stop()
    folder.remove()
  }, 30_000)

  it('the server process prints its URL and the e-mail addresses to sign in with when it starts, and exits with 0 on SIGTERM', async () => {
    const folder = temporaryFolder()
    const server = await spawnServer(['--data', folder.path])
    expect(server.origin).toMatch(/^http:\/\/localhost:[0-9]+$/)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.said()).toContain('ada@loop.example and ben@loop.example')
    folder.remove()
  })

  it('the server process refuses a data folder that another server process uses, until that process is killed', async () => {
    const folder = temporaryFolder()
    const first = await spawnServer(['--data', folder.path])
    const second = await spawnServer(['--data', folder.path])
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain('Another server uses')
    first.child.kill('SIGKILL')
    await first.ended
    const third = await spawnServer(['--data', folder.path])
    expect(third.origin).not.toBe('')
    folder.remove()
  })

  it.each([[['--mode', 'prod']], [['--seed', 'x']], [['--sead', '1']]])(
    'the server process exits with 1 and without a stack trace if its arguments are invalid: %j',
    async (args) => {
      const folder = temporaryFolder()
      const server = await spawnServer(['--data', folder.path, ...args])
      expect(await server.ended).toBe(1)
      expect(server.said()).not.toContain('    at ')
      folder.remove()
    },
  )

  it('the server process warns when other machines can reach the server', async () => {
    const folder = temporaryFolder()
    const server = await spawnServer(['--data', folder.path], { HOST: '0.0.0.0' })
    server.child.kill('SIGTERM')
    await server.ended
    expect(server.said()).toContain('https')
    expect(server.said()).toContain('inbox')
    folder.remove()
  })
})

describe('A server on stored state', () => {
  it('a server continues on its stored state after a restart, unless the option "fresh" makes it start anew', async () => {
    const folder = temporaryFolder()
    const first = await startServerIn(folder.path)
    await clientOf(first.origin).signIn('new@loop.example')
    await first.close()

    const second = await startServerIn(folder.path)
    const again = clientOf(second.origin)
    await again.signIn('new@loop.example')
    expect(await right(again.groups.mine())).toMatchObject([{ memberCount: 217 }])
    await second.close()

    const third = await startServerIn(folder.path, { fresh: true })
    const fresh = clientOf(third.origin)
    await fresh.signIn('ada@loop.example')
    expect((await right(fresh.groups.mine()))[0]?.memberCount).toBe(216)
    await third.close()
    folder.remove()
  })

  it('a server refuses to start on stored state of another version, unless the option "fresh" is set', async () => {
    const folder = temporaryFolder()
    const first = await startServerIn(folder.path)
    await first.close()
    const { default: Database } = await import('libsql')
    const db = new Database(path.join(folder.path, 'world.db'))
    db.exec('PRAGMA user_version = 999')
    db.close()
    await expect(startServerIn(folder.path)).rejects.toThrow(StartupError)
    await (await startServerIn(folder.path, { fresh: true })).close()
    folder.remove()
  })
})

describe('The console output of a server', () => {
  it('a server prints mailed sign-in codes in testing mode, but neither prints nor serves them in production', async () => {
    const folder = temporaryFolder()
    const lines: string[] = []
    const say = (line: string): void => {
      lines.push(line)
    }
    const testing = await startServerIn(folder.path, { say })
    const client = clientOf(testing.origin)
    await right(client.accounts.sendCode('ada@loop.example'))
    expect(lines).toEqual([
      `Simulated inbox of ada@loop.example: the code is ${await client.codeFor('ada@loop.example')}`,
    ])
    await testing.close()

    const production = await startServerIn(folder.path, { say, mode: 'production', fresh: true })
    await right(clientOf(production.origin).accounts.sendCode('ada@loop.example'))
    expect(lines).toHaveLength(1)
    for (const at of ['/simulator/inbox?email=ada@loop.example', '/simulator/csp-reports']) {
      expect((await raw(production.port, at, { headers: { host: 'localhost' } })).status).toBe(404)
    }
    await production.close()
    folder.remove()
  })

  it('a server whose port is taken listens on the next free port, and prints that port', async () => {
    const [one, two] = [temporaryFolder(), temporaryFolder()]
    const lines: string[] = []
    const first = await startServerIn(one.path)
    const second = await startServerIn(two.path, {
      port: first.port,
      say: (line) => {
        lines.push(line)
      },
    })
    expect(second.port).toBeGreaterThan(first.port)
    expect(lines.join()).toContain(`Port ${first.port} is taken; using ${second.port} instead.`)
    await first.close()
    await second.close()
    one.remove()
    two.remove()
  })
})
