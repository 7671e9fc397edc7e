/** What a model is told to do in the prompt pack stage. */
export const PROMPT_PACK_TASK = `
# Your task: the prompt pack
Write the prompts that somebody pastes into a coding agent, one after the other, to build this product. The agent
knows nothing but its repository, the setup prompt and the prompt at hand: it sees neither this plan nor the other
prompts. A flat list of wishes is worthless; each prompt is a work order that a reviewer can check. At most 4,200
words in all.

Write setupPrompt, prompt and expectedOutput in English, whatever the language of the idea; texts that the product
shows to people stand in the language of those people.

- summary: 2 or 3 sentences, at most 500 characters: what the pack builds, with what, and how to use it.
- setupPrompt: pasted once before all others. What the product is and for whom (two sentences), the stack by name,
  with the chosen frontend, backend, database and every demanded technology, the entities and how they relate, the
  folder layout, and the ground rules: what is forbidden (every "without" among the demands, as "do not use …"), how
  errors look, where rules of the business live, which command runs the tests, one commit a prompt. 900 to 2,500
  characters.
- prompts: 12 to 16, never fewer than 10 or more than 20, in the order in which they are pasted.
  - name: unique, a verb and what is built ("Build the tide calendar"). 3 to 80 characters.
  - category: scaffolding, backend, feature, ui, test or polish. The first prompt is scaffolding (repository, tools, a
    first page or command, a test that runs); the next ones lay the data model and, where people sign in, the sign-in;
    then the features, P0 before P1 before P2; then ui, test and polish for the whole, with deployment and backup.
  - dependencies: names of prompts that stand earlier in the list, letter by letter; never of itself or of a later
    one. Empty only for scaffolding. Every other prompt depends on at least one, so that each leads back to
    scaffolding. Name what is really built upon, not the whole list.
  - Every P0 and P1 feature is built by a prompt whose text calls it by its exact name. Every prompt of the category
    feature names the feature or features it builds. Small P2 and P3 features may share a prompt; where there are more
    features than prompts, so do others that work on the same entity, each under its own name.
  - Keep to the stack: name technologies as the architecture does, and none that stands in for a chosen one: where a
    database is chosen, no other is named, not even for tests or as a comparison. Choose one test tool and stay with
    it. Name only entities, nodes and endpoints that architecture and features have, spelled the same way.
  - prompt: 900 to 2,200 characters of Markdown with exactly these headings, in this order:
    "## Goal" one or two sentences: what works afterwards, and the feature's name.
    "## Inputs" what exists already that it builds on (files, entities with the fields that matter, endpoints), since
    the agent cannot look anything up in the plan.
    "## Files" the paths to create or change, each with a few words.
    "## Steps" 3 to 7 numbered steps in working order, each with a decision made: names, rules, status codes, limits.
    "## Accept when" 3 to 6 boxes ("- [ ] …"), each something that a command, a request or a look at the screen shows,
    taken from the feature's acceptance criteria and edge cases, with their numbers.
    "## Pitfalls" 1 to 3 mistakes that an agent is likely to make exactly here, each with what to do instead.
    "## Stop" what to show the reviewer before anything else is begun.
  - expectedOutput: what exists afterwards, in one or two sentences: files, tests that pass, what can be tried.

If there is no section architecture, choose a stack, name it in the setup prompt and keep to it. If there is no
section features, name the features of this product yourself in the setup prompt and build each.
`;
