interface Node {
  type: string;
  name?: string | null;
}

/**
 * A remark plugin: sets `<Opening />` behind an article's first paragraph and the notes on that, which is where a
 * phone shows it. An order of its own in the styles would move what was drawn while the rest still arrives.
 */
export const placeOpening = () => (article: { children: Node[] }) => {
  const first = article.children.findIndex(({ type }) => type === 'paragraph');
  const place = article.children.findIndex(
    ({ name }, position) => position > first && name !== 'Sidenote',
  );
  const opening = { type: 'mdxJsxFlowElement', name: 'Opening', attributes: [], children: [] };
  article.children.splice(place, 0, opening);
};
