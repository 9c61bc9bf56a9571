import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build } from 'vite'
import { connectNats, type Nats } from '../../../../../src/adapters/simulator/node/store/nats/connect-nats'
import { startCluster, type RunningCluster } from '../../../../../src/adapters/simulator/node/cluster/start-cluster'
import { root } from '../../../../support/scratch-repo'
import { ADA, BEN } from '../../../../wire/support/seeded-ids'
import { noNats } from '../../../../support/nats-servers'
import { temporaryFolder } from '../node-server-fixture'
import { memberAt, sleep, type Member } from './members'

/** How many times processes are killed. Set `CLUSTER_MOMENTS` for more. */
const MOMENTS = Number(process.env['CLUSTER_MOMENTS'] ?? 4)
const KINDS = ['the writer', 'the leader of NATS', 'both'] as const
type Kind = (typeof KINDS)[number]

const skipped = noNats === null ? '' : ` (skipped: ${noNats})`

describe.skipIf(noNats !== null)(`A cluster whose processes are killed${skipped}`, () => {
  const bundle = mkdtempSync(path.join(root, 'node_modules', '.loop-cluster-'))
  const folder = temporaryFolder()
  let cluster: RunningCluster
  let nats: Nats

  beforeAll(async () => {
    await build({
      root,
      logLevel: 'silent',
      configFile: path.join(root, 'vite.config.ts'),
      build: { ssr: true, outDir: bundle, emptyOutDir: false },
    })
    cluster = await startCluster({
      size: 3,
      dataDir: folder.path,
      fresh: false,
      port: 0,
      host: '127.0.0.1',
      main: path.join(bundle, 'main.js'),
      args: ['--unlimited', '--seed', '1'],
      say: (line) => {
        if (process.env['CLUSTER_MOMENTS'] !== undefined) console.log(new Date().toISOString(), line)
      },
    })
    await cluster.ready()
    nats = await connectNats(cluster.address, 'loop')
  }, 120_000)
  afterAll(async () => {
    await nats.connection.close()
    await cluster.close()
    folder.remove()
    rmSync(bundle, { recursive: true, force: true })
  }, 60_000)

  const leader = async (): Promise<number> => {
    const { cluster: peers } = await nats.manager.streams.info('loop')
    return Number(/^nats-([0-9])$/.exec(peers?.leader ?? '')?.[1]) - 1
  }
  /** Waits until every copy of the log is complete, so that the next kill leaves a majority. */
  const healed = async (): Promise<void> => {
    for (;;) {
      try {
        const { cluster: peers } = await nats.manager.streams.info('loop')
        const copies = peers?.replicas ?? []
        if (copies.length === 2 && copies.every(({ current, offline }) => current && offline !== true)) return
      } catch {
        // There is no leader at the moment.
      }
      await sleep(100)
    }
  }
  const kill = async (kind: Kind): Promise<void> => {
    const pids = [
      kind === 'the leader of NATS' ? undefined : cluster.servers[cluster.writer()]?.pid(),
      kind === 'the writer' ? undefined : cluster.nats[await leader()]?.pid(),
    ]
    for (const pid of pids) if (pid !== undefined) process.kill(pid, 'SIGKILL')
  }

  it(
    `R4-805: every acknowledged message and gift is there exactly once and in order, after ${MOMENTS} kills of the writer, of the leader of NATS and of both at random moments`,
    async () => {
      const [ada, ben] = await Promise.all([
        memberAt(cluster.origin, 'ada@loop.example'),
        memberAt(cluster.origin, 'ben@loop.example'),
      ])
      const first = await ada.say('start')
      let isOver = false
      let acknowledged = 0
      const chat = async (member: Member, name: string): Promise<readonly number[]> => {
        const seqs: number[] = []
        for (let n = 0; !isOver; n += 1) {
          seqs.push(await member.say(`${name} ${n}`))
          acknowledged += 1
        }
        return seqs
      }
      const gifts = { acknowledged: 0, unknown: 0 }
      const give = async (): Promise<void> => {
        // They give to each other, so that neither runs out of money.
        while (!isOver) {
          gifts[await ada.give(BEN)] += 1
          gifts[await ben.give(ADA)] += 1
        }
      }
      const running = Promise.all([chat(ada, 'ada'), chat(ben, 'ben'), give()])
      for (let moment = 0; moment < MOMENTS; moment += 1) {
        await healed()
        const until = acknowledged + 5 + Math.floor(Math.random() * 60)
        while (acknowledged < until) await sleep(1)
        const killedAt = Date.now()
        const [before, kind] = [acknowledged, KINDS[moment % KINDS.length] ?? 'both']
        await kill(kind)
        while (acknowledged < before + 4) await sleep(5)
        if (process.env['CLUSTER_MOMENTS'] !== undefined) console.log(`${kind}: ${Date.now() - killedAt} ms`)
      }
      isOver = true
      const [bySeqOfAda, bySeqOfBen] = await running
      const last = await ben.say('end')
      const contents = await ben.read(first, last)
      const texts = contents.flatMap((content) => (content.kind === 'text' ? [content.text] : []))
      const of = (name: string) => texts.filter((text) => text.startsWith(`${name} `))
      expect(of('ada')).toEqual(bySeqOfAda.map((_, n) => `ada ${n}`))
      expect(of('ben')).toEqual(bySeqOfBen.map((_, n) => `ben ${n}`))
      expect(contents).toHaveLength(last - first + 1)
      for (const [name, seqs] of [
        ['ada', bySeqOfAda],
        ['ben', bySeqOfBen],
      ] as const)
        expect(seqs.map((seq) => contents[seq - first])).toMatchObject(
          seqs.map((_, n) => ({ kind: 'text', text: `${name} ${n}` })),
        )
      const given = contents.filter(({ kind }) => kind === 'gift').length
      expect(given).toBeGreaterThanOrEqual(gifts.acknowledged)
      expect(given).toBeLessThanOrEqual(gifts.acknowledged + gifts.unknown)
      expect(gifts.acknowledged).toBeGreaterThan(MOMENTS)
      ada.leave()
      ben.leave()
      if (process.env['CLUSTER_MOMENTS'] !== undefined) console.log({ acknowledged, gifts, given })
    },
    60_000 + MOMENTS * 30_000,
  )
})
