import { Leaf, Sprout, TreeDeciduous } from 'lucide-react'

export const stages = [
  { id: 'idea', label: 'Idea', detail: 'No product yet', icon: Leaf },
  { id: 'seed', label: 'Seed', detail: 'First customers', icon: Sprout },
  { id: 'growth', label: 'Growth', detail: 'Closed this year', icon: TreeDeciduous, isDisabled: true },
]

export const countries = [
  { id: 'BE', label: 'Belgium' },
  { id: 'DE', label: 'Germany' },
  { id: 'FR', label: 'France' },
]

/** One of them is longer than its place. */
export const industries = [
  { id: 'soil', label: 'Soil' },
  { id: 'water', label: 'Water' },
  { id: 'circular', label: 'Circular economy and industrial symbiosis' },
  { id: 'off', label: 'Disabled', isDisabled: true },
]
