import type { Activity } from '@ever-after/contract'
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { copy } from '../copy.ts'
import { colours, shortDay, tick, tooltip } from './chart-look.ts'

type Days = Activity['days']

const axis = { tick, tickLine: false, axisLine: false }
const dayAxis = { ...axis, dataKey: 'day', tickFormatter: shortDay, minTickGap: 24 }

/** Completed and failed pictures of each day, one upon the other. */
export function CreationsChart({ days }: { days: Days }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={days} accessibilityLayer={false} margin={{ top: 8, right: 8 }}>
        <CartesianGrid vertical={false} stroke={colours.line} />
        <XAxis {...dayAxis} />
        <YAxis {...axis} width={44} allowDecimals={false} />
        <Tooltip {...tooltip} labelFormatter={labelOf} />
        <Bar
          dataKey="completed"
          name={copy.activity.completed}
          stackId="pictures"
          fill={colours.completed}
          isAnimationActive={false}
        />
        <Bar
          dataKey="failed"
          name={copy.activity.failed}
          stackId="pictures"
          fill={colours.failed}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

/** How long half and nearly all of the pictures of each day took, seconds. */
export function WaitingChart({ days }: { days: Days }) {
  const seconds = days.map(({ day, p50Ms, p95Ms }) => ({
    day,
    p50: p50Ms === null ? null : p50Ms / 1000,
    p95: p95Ms === null ? null : p95Ms / 1000,
  }))
  const line = { isAnimationActive: false, strokeWidth: 2 }
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={seconds} accessibilityLayer={false} margin={{ top: 8, right: 8 }}>
        <CartesianGrid vertical={false} stroke={colours.line} />
        <XAxis {...dayAxis} />
        <YAxis {...axis} width={44} unit=" s" />
        <Tooltip {...tooltip} labelFormatter={labelOf} />
        <Line
          {...line}
          dataKey="p50"
          name={copy.activity.p50}
          stroke={colours.half}
          dot={dotOf(colours.half)}
        />
        <Line
          {...line}
          dataKey="p95"
          name={copy.activity.p95}
          stroke={colours.most}
          dot={dotOf(colours.most)}
          strokeDasharray="5 4"
        />
      </LineChart>
    </ResponsiveContainer>
  )
}

function labelOf(label: unknown): string {
  return typeof label === 'string' ? shortDay(label) : ''
}

/** A day between two without pictures is a dot, since no line leads to it. */
function dotOf(fill: string) {
  return { r: 2, strokeWidth: 0, fill }
}
