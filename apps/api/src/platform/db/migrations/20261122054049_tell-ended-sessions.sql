-- Sessions end in many places, and by themselves with their member: whoever holds a socket open hears of it from here.
CREATE FUNCTION tell_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('millrace_realtime', json_build_object('type', 'session', 'sessionId', OLD.id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_ended AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_ended_session();
