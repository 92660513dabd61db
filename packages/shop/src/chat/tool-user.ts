import { TOOLS, type ToolContext, toolError } from './assistant-tools.ts'
import { modelMetrics } from './llm-figures.ts'
import { mayUseTool } from './seams.ts'

/**
 * Creates the function that runs the assistant's tools in one conversation, where the world allows it.
 *
 * @returns runs the tool of a name; `given` matches its schema
 */
export function toolUser(context: ToolContext): (name: string, given: unknown) => Promise<unknown> {
  const { world } = context.visit
  const figures = world.state(modelMetrics)
  const usedBefore: string[] = []
  return async (name, given) => {
    const before = [...usedBefore]
    usedBefore.push(name)
    figures.toolCalls.set(name, (figures.toolCalls.get(name) ?? 0) + 1)
    try {
      if (!(await world.call(mayUseTool, name, before)))
        return { error: 'Please ask for that in a message of its own.' }
      return await TOOLS[name]!.run(context, given as never)
    } catch (error) {
      return toolError(error)
    }
  }
}
