-- Where two subscribers become one, the details of the events of both stay.
CREATE POLICY server_hands_over ON event_details FOR UPDATE TO raiz_server USING (true) WITH CHECK (true);
GRANT UPDATE (subscriber_id) ON event_details TO raiz_server;
