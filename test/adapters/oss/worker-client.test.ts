import { expect, it } from 'vitest'
import { makeWorkerClient, type WorkerHandle } from '../../../src/adapters/oss/worker-client'
import { runUploadJob } from '../../../src/adapters/oss/run-upload-job'
import { unreachable } from '../../../src/domain/kernel/failure'
import { ann } from '../../support/builders/person'
import { ossFixture } from './oss-fixture'

const FILE = { key: 'a.png', body: new Blob(['abc'], { type: 'image/png' }), checkpoint: null }
const lost = { _tag: 'Left', left: { kind: 'failure', failure: unreachable } }

/** Workers that break when told to, and the errands they were given. */
const helpers = (takes: (errand: unknown, port: MessagePort) => void = () => undefined) => {
  const made: { readonly breakDown: () => void }[] = []
  const open = (): WorkerHandle => {
    const breaking = new EventTarget()
    made.push({
      breakDown: () => {
        breaking.dispatchEvent(new Event('error'))
      },
    })
    return {
      postMessage: (errand: unknown, ports: unknown) => {
        const port: unknown = Array.isArray(ports) ? ports[0] : undefined
        if (port instanceof MessagePort) takes(errand, port)
      },
      addEventListener: (type: string, hear: EventListenerOrEventListenerObject) => {
        breaking.addEventListener(type, hear)
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

it('says that nothing arrives where its worker breaks or can not begin, and begins another', async () => {
  const { made, open } = helpers()
  const client = makeWorkerClient(open)(await passFor())
  const sent = client.upload(FILE, () => undefined)()
  const asked = client.size('a.png')()
  expect(made).toHaveLength(1)
  made[0]?.breakDown()
  expect(await sent).toEqual(lost)
  expect(await asked).toEqual(lost)
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

it('asks the page for another pass in the middle, and goes on with it', async () => {
  const { passes } = ossFixture()
  const renewed = await passes.issue(ann.xid)
  const { open } = helpers((errand, port) => {
    runUploadJob(structuredClone(errand), port, ({ renew }) => ({
      upload: () => async () => {
        const both = await Promise.all([renew(), renew()])
        return {
          _tag: 'Right',
          right: both.every((one) => one.accessKeySecret.reveal() === renewed.accessKeySecret.reveal()) ? 1 : 0,
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

it('takes no word that is none, from either side', async () => {
  const nonsense = { _tag: 'Left', left: { kind: 'failure', failure: { _tag: 'Malformed' } } }
  const deaf = helpers((_errand, port) => {
    port.postMessage({ kind: 'done', bytes: 'many' })
  })
  expect(await makeWorkerClient(deaf.open)(await passFor()).size('a.png')()).toEqual(nonsense)
  const garbled = helpers((_errand, port) => {
    runUploadJob({ task: 'x' }, port, () => {
      throw new Error('never made')
    })
  })
  expect(await makeWorkerClient(garbled.open)(await passFor()).size('a.png')()).toEqual(nonsense)
})
