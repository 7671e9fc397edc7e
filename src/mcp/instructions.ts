/** What a client's model is told once, at the start of a session. Some clients cut it at 2 kB. */
export const INSTRUCTIONS = `Planwright turns a product idea into a plan a coding agent can build from.

Use it to plan, scope or start building a product: market research, architecture, features, phases, or prompts for a coding agent. Do not use it to edit code or to answer general questions.

- To write the plan yourself, in this chat, call plan_next and follow its orders; it costs a fifth.
- To have it written by the service call generate_blueprint; for one part generate_research, generate_architecture, generate_features, generate_phases or generate_prompt_pack.
- Pass the user's own words as \`idea\` (10 to 2000 characters). Put constraints (budget, region, stack, deadline, team) in \`context\`.
- To keep parts coherent, give a later tool the meta.planId of an earlier one as \`plan\` in place of \`idea\`, or its runId as \`research\`, \`architecture\` or \`features\`; do not send the content.
- A long run answers status "running" with a runId. That is not an error: call get_run with it until it is done. Calling the same tool again with the same arguments gives the same run, while it goes on and for 15 minutes after, and is not charged twice. For another version pass \`fresh: true\`; that is charged again.
- A blueprint is large: read it piece by piece with read_plan; to build from it call next_prompt.
- Every success is charged once in credits; failed and cancelled runs cost nothing.
- Results say in meta.engine what wrote them. With "outline", a few rules set out the user's words without a model: tell the user so.`;
