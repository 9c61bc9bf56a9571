export { JoinAction } from '../join/JoinAction'
export { Stage } from './Stage'
