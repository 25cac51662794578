/**
 * Lets React work on in a page that a browser's translation or an extension has changed: it removes
 * a node, and inserts before one, by the parent it gave it, and a DOM that finds another parent
 * throws. React then takes the whole form away, with all that was typed
 * (https://github.com/facebook/react/issues/11538).
 */
export function letNodesMove(): void {
  Node.prototype.removeChild = <Child extends Node>(child: Child): Child => {
    (child as Node as ChildNode).remove();
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Element,
    child: Child,
    next: ChildNode | null,
  ): Child {
    // What has come around the next node stays around it.
    while (next && next.parentNode !== this) next = next.parentNode as ChildNode | null;
    if (next) next.before(child);
    else this.append(child);
    return child;
  };
}
