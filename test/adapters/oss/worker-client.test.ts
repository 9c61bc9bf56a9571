import { expect, it } from 'vitest'
import { makeWorkerClient, type WorkerHandle } from '../../../src/adapters/oss/worker-client'
import { runUploadJob } from '../../../src/adapters/oss/run-upload-job'
import { unreachable } from '../../../src/domain/kernel/failure'
import { ann } from '../../support/builders/person'
import { ossFixture } from './oss-fixture'

const FILE = { key: 'a.png', body: new Blob(['abc'], { type: 'image/png' }), checkpoint: null }
const lost = { _tag: 'Left', left: { kind: 'failure', failure: unreachable } }

/** Fake workers that a test can crash, and the jobs that the workers received. */
const helpers = (takes: (job: unknown, port: MessagePort) => void = () => undefined) => {
  const made: { readonly breakDown: () => void }[] = []
  const open = (): WorkerHandle => {
    const breaking = new EventTarget()
    made.push({
      breakDown: () => {
        breaking.dispatchEvent(new Event('error'))
      },
    })
    return {
      postMessage: (job: unknown, ports: unknown) => {
        const port: unknown = Array.isArray(ports) ? ports[0] : undefined
        if (port instanceof MessagePort) takes(job, port)
      },
      addEventListener: (type: string, listener: EventListenerOrEventListenerObject) => {
        breaking.addEventListener(type, listener)
      },
      terminate: () => undefined,
    }
  }
  return { made, open }
}
const passFor = async () => ({
  pass: await ossFixture().passes.issue(ann.xid),
  host: null,
  renew: () => Promise.reject(new Error('not here')),
})

it('when the upload worker crashes or cannot start, its pending requests fail, and the next request starts a new worker', async () => {
  const { made, open } = helpers()
  const client = makeWorkerClient(open)(await passFor())
  const sent = client.upload(FILE, () => undefined)()
  const size = client.size('a.png')()
  expect(made).toHaveLength(1)
  made[0]?.breakDown()
  expect(await sent).toEqual(lost)
  expect(await size).toEqual(lost)
  const again = client.size('a.png')()
  expect(made).toHaveLength(2)
  made[1]?.breakDown()
  expect(await again).toEqual(lost)
  expect(
    await makeWorkerClient(() => {
      throw new Error('forbidden')
    })(await passFor()).size('a.png')(),
  ).toEqual(lost)
})

it('an upload worker that needs new credentials during an upload gets them from the page and finishes the upload', async () => {
  const { passes } = ossFixture()
  const renewed = await passes.issue(ann.xid)
  const { open } = helpers((job, port) => {
    runUploadJob(structuredClone(job), port, ({ renew }) => ({
      upload: () => async () => {
        const both = await Promise.all([renew(), renew()])
        return {
          _tag: 'Right',
          right: both.every((credentials) => credentials.accessKeySecret.reveal() === renewed.accessKeySecret.reveal())
            ? 1
            : 0,
        }
      },
      size: () => () => Promise.resolve({ _tag: 'Right', right: 0 }),
      abort: () => () => Promise.resolve({ _tag: 'Right', right: 0 }),
      cancel: () => undefined,
    }))
  })
  const client = makeWorkerClient(open)({ ...(await passFor()), renew: () => Promise.resolve(renewed) })
  expect(await client.upload(FILE, () => undefined)()).toEqual({ _tag: 'Right', right: 1 })
})

it('a file request fails as malformed when the page or its upload worker receives a malformed message from the other', async () => {
  const nonsense = { _tag: 'Left', left: { kind: 'failure', failure: { _tag: 'Malformed' } } }
  const deaf = helpers((_job, port) => {
    port.postMessage({ kind: 'done', bytes: 'many' })
  })
  expect(await makeWorkerClient(deaf.open)(await passFor()).size('a.png')()).toEqual(nonsense)
  const garbled = helpers((_job, port) => {
    runUploadJob({ task: 'x' }, port, () => {
      throw new Error('never made')
    })
  })
  expect(await makeWorkerClient(garbled.open)(await passFor()).size('a.png')()).toEqual(nonsense)
})
