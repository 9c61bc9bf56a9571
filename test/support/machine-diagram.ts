import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { toDirectedGraph, type DirectedGraphNode } from 'xstate/graph'

const nameOf = (part: unknown): string => {
  if (typeof part === 'string') return part
  if (typeof part === 'object' && part !== null && 'type' in part) return String(part.type)
  return 'inline'
}

const idOf = ({ id }: AnyStateNode): string => id.replaceAll(/\W/g, '_')
/** Mermaid can't draw an arrow between a state and its own child. Such arrows start at this extra node instead. */
const anywhereIn = (node: AnyStateNode): string => `${idOf(node)}_any`

const isInside = (inner: AnyStateNode, outer: AnyStateNode): boolean =>
  inner.parent !== undefined && (inner.parent === outer || isInside(inner.parent, outer))

const isFrame = ({ states }: AnyStateNode): boolean => Object.keys(states).length > 0

const firstIn = (node: AnyStateNode): AnyStateNode => {
  const [first] = node.initial?.target ?? []
  return first === undefined ? node : firstIn(first)
}

const eventOf = (type: unknown): string => (type === '*' ? 'anything else' : String(type))

const labelOf = ({ eventType, guard }: AnyTransitionDefinition): string => {
  const otherwise = eventType === '' ? ['otherwise'] : []
  return [
    ...(eventType === '' ? [] : [eventOf(eventType)]),
    ...(guard === undefined ? otherwise : [`[${nameOf(guard)}]`]),
  ].join(' ')
}

interface Arrow {
  readonly from: string
  readonly to: string
  readonly label: string
}

const arrow = (transition: AnyTransitionDefinition): Arrow => {
  const { source, target } = transition
  const [to = source] = target ?? []
  const staysInside = isFrame(source) && (to === source || isInside(to, source))
  const there = idOf(isInside(source, to) ? firstIn(to) : to)
  return {
    from: staysInside ? anywhereIn(source) : idOf(source),
    to: staysInside && to === source ? anywhereIn(source) : there,
    label: labelOf(transition),
  }
}

const transitionsOf = ({ edges, stateNode }: DirectedGraphNode): readonly AnyTransitionDefinition[] => [
  ...edges.map(({ transition }) => transition),
  ...(stateNode.always ?? []),
]

const leads = ({ target }: AnyTransitionDefinition): boolean => target !== undefined
const arrowsFrom = (graph: DirectedGraphNode): readonly Arrow[] => transitionsOf(graph).filter(leads).map(arrow)

const notesOf = (graph: DirectedGraphNode): readonly string[] => {
  const { invoke, entry, exit } = graph.stateNode
  return [
    ...invoke.map(({ id, src }) => (id === nameOf(src) ? `requests ${id}` : `requests ${nameOf(src)}, as ${id}`)),
    ...entry.map((action) => `entry / ${nameOf(action)}`),
    ...exit.map((action) => `exit / ${nameOf(action)}`),
    ...transitionsOf(graph)
      .filter((one) => !leads(one))
      .map((one) => `${labelOf(one)} / ${one.actions.map(nameOf).join(', ') || 'stays'}`),
  ]
}

const indent = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`)

const note = (at: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`note right of ${at}`, ...indent(lines), 'end note']

const draw = (graph: DirectedGraphNode, notes: readonly string[]): readonly string[] => {
  const { stateNode: node, children } = graph
  const name = `state "${node.key}" as ${idOf(node)}`
  if (!isFrame(node)) return [name, ...note(idOf(node), notes)]
  const inner = arrowsFrom(graph).filter(({ from }) => from === anywhereIn(node))
  const anywhere =
    inner.length + notes.length === 0
      ? []
      : [`state "anywhere in ${node.key}" as ${anywhereIn(node)}`, ...note(anywhereIn(node), notes)]
  const parts = children.map((child) => draw(child, notesOf(child)))
  const isParallel = node.type === 'parallel'
  const body = isParallel
    ? [anywhere, ...parts].filter(({ length }) => length > 0).flatMap((part, i) => (i === 0 ? part : ['--', ...part]))
    : [`[*] --> ${idOf(firstChild(node))}`, ...anywhere, ...parts.flat()]
  return [`${name} {`, ...indent(body), '}']
}

const firstChild = ({ initial, states }: AnyStateNode): AnyStateNode => {
  const [first = Object.values(states)[0]] = initial?.target ?? []
  if (first === undefined) throw new Error('a frame without states')
  return first
}

const allArrows = (graph: DirectedGraphNode): readonly Arrow[] => [
  ...arrowsFrom(graph),
  ...graph.children.flatMap(allArrows),
]

/** Merges arrows with the same two ends, because Mermaid would draw them over each other. */
const joined = (arrows: readonly Arrow[]): readonly string[] => {
  const labels = new Map<string, string[]>()
  for (const { from, to, label } of arrows) {
    const ends = `${from} --> ${to}`
    labels.set(ends, [...(labels.get(ends) ?? []), label])
  }
  return [...labels].map(([ends, all]) => `${ends} : ${all.join('<br/>')}`)
}

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** Arrows from the final states. */
const endsOf = (node: AnyStateNode): readonly string[] =>
  nodesOf(node)
    .filter(({ type }) => type === 'final')
    .map((one) => `${idOf(one)} --> [*]`)

/** The machine's states, events and effects, for the index. */
export const summaryOf = (machine: AnyStateMachine) => {
  const nodes = nodesOf(machine.root)
  const invoked = nodes.flatMap(({ invoke }) => invoke.map(({ src }) => nameOf(src)))
  const effects = Object.keys(machine.implementations.actors ?? {}).sort()
  return {
    states: nodes.filter((node) => !isFrame(node)).length,
    events: [...new Set(nodes.flatMap(({ ownEvents }) => ownEvents.map(eventOf)))].sort(),
    effects,
    /** Actions start and stop these effects depending on the data. No state invokes them. */
    begunByActions: effects.filter((effect) => !invoked.includes(effect)),
  }
}

/** The machine as a Mermaid state diagram, in source order. */
export const diagramOf = (machine: AnyStateMachine): string => {
  const graph = toDirectedGraph(machine)
  const { begunByActions } = summaryOf(machine)
  const notes = [...notesOf(graph), ...begunByActions.map((effect) => `actions request ${effect}`)]
  const lines = [...draw(graph, notes), ...joined(allArrows(graph)), ...endsOf(machine.root)]
  return `${['stateDiagram-v2', ...indent(lines)].join('\n')}\n`
}
