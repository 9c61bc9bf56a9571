import path from 'node:path'
import { StateMachine, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate'

export interface NamedMachine {
  /** The name of its file and of its diagram. */
  readonly name: string
  /** The file, from the root of the repository. */
  readonly source: string
  readonly machine: AnyStateMachine
}

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

const modules = import.meta.glob<object>('../../src/domain/**/*.machine.ts', { eager: true })
export const machineFiles = Object.keys(modules)

/** Every machine of the product. */
export const machines: readonly NamedMachine[] = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isMachine)
    .map((machine) => ({ name: path.basename(file, '.machine.ts'), source: file.slice('../../'.length), machine })),
)

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

const guardOf = ({ guard }: AnyTransitionDefinition): string => {
  if (guard === undefined) return ''
  if (typeof guard === 'string') return ` [${guard}]`
  return 'type' in guard ? ` [${String(guard.type)}]` : ` [${guard.name}]`
}

const targetOf = ({ target, source }: AnyTransitionDefinition): string => {
  const [first] = target ?? []
  return first === undefined ? 'stays' : first === source ? 'again' : first.id
}

/** Names a transition: where it starts, its event and guard, and where it leads. */
export const nameOf = (transition: AnyTransitionDefinition): string =>
  `${transition.source.id} → ${targetOf(transition)}: ${transition.eventType === '' ? 'at once' : transition.eventType}${guardOf(transition)}`

export const transitionsOf = ({ root }: AnyStateMachine): readonly AnyTransitionDefinition[] =>
  nodesOf(root).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])

export const statesOf = ({ root }: AnyStateMachine): readonly AnyStateNode[] =>
  nodesOf(root).filter(({ states }) => Object.keys(states).length === 0)

/** The transitions as goals of a walk. The path of a root is empty. */
export const goalsAmong = (transitions: readonly AnyTransitionDefinition[]) =>
  transitions.map(({ source, eventType }) => ({ type: eventType, from: source.path.join('.') }))
