export { JoinAction } from '../join/JoinAction'
export { Slides } from './Slides'
