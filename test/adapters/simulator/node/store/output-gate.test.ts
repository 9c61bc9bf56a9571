import { describe, expect, it } from 'vitest'
import { makeOutputGate } from '../../../../../src/adapters/simulator/node/store/output-gate'

const gateWith = (isHeld: () => boolean = () => false) => {
  const passed: string[] = []
  const gate = makeOutputGate(isHeld)
  return {
    gate,
    passed,
    send: (name: string) => {
      gate.pass(() => {
        passed.push(name)
      })
    },
  }
}

describe('The gate before everything that leaves the server', () => {
  it('R4-802: an output passes at once while every input is stored', () => {
    const { send, passed } = gateWith()
    send('a')
    expect(passed).toEqual(['a'])
  })

  it('R4-802: an output waits for every input that was taken before it, and for none that was taken later', () => {
    const { gate, send, passed } = gateWith()
    gate.take()
    send('after one')
    gate.take()
    send('after two')
    expect(passed).toEqual([])
    gate.confirm(1)
    expect(passed).toEqual(['after one'])
    gate.confirm(1)
    expect(passed).toEqual(['after one', 'after two'])
  })

  it('R4-802: outputs leave in their order, also those that are sent while others leave', () => {
    const { gate, send, passed } = gateWith()
    gate.take()
    gate.pass(() => {
      passed.push('a')
      send('c')
    })
    send('b')
    gate.confirm(1)
    expect(passed).toEqual(['a', 'b', 'c'])
  })

  it('R4-802: a promise of the gate resolves when the inputs before it are stored', async () => {
    const { gate, passed } = gateWith()
    gate.take()
    const stored = gate.stored().then(() => passed.push('stored'))
    await Promise.resolve()
    expect(passed).toEqual([])
    gate.confirm(1)
    await stored
    expect(passed).toEqual(['stored'])
  })

  it('R4-802: a held gate lets nothing out although every input is stored, and lets it out when it is free again', () => {
    let isHeld = true
    const { gate, send, passed } = gateWith(() => isHeld)
    send('a')
    gate.review()
    expect(passed).toEqual([])
    isHeld = false
    gate.review()
    send('b')
    expect(passed).toEqual(['a', 'b'])
  })

  it('R4-803: nothing passes a gate that is shut, neither what waits nor what comes', () => {
    const { gate, send, passed } = gateWith()
    gate.take()
    send('waits')
    gate.shut()
    gate.confirm(1)
    send('comes')
    expect(passed).toEqual([])
  })
})
