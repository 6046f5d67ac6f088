package network.esg.mobile;

import android.app.Activity;
import android.content.Context;
import android.content.Intent;
import android.content.SharedPreferences;
import com.getcapacitor.CapConfig;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.CapacitorPlugin;
import java.io.IOException;
import java.io.InputStream;
import java.util.Scanner;
import org.json.JSONException;
import org.json.JSONObject;

/** Stores the address of the chosen community, and shows it from then on. */
@CapacitorPlugin(name = "Community")
public class CommunityPlugin extends Plugin {

    private static final String ADDRESS = "address";

    private static SharedPreferences kept(Context context) {
        return context.getSharedPreferences("community", Context.MODE_PRIVATE);
    }

    /** The app's configuration with the chosen community as its server; null if none was chosen, to show what the app was built with. */
    // There is no other way to load the built configuration and change a part of it.
    @SuppressWarnings("deprecation")
    static CapConfig configOf(Context context) {
        String address = kept(context).getString(ADDRESS, null);
        if (address == null) return null;
        try (InputStream built = context.getAssets().open("capacitor.config.json")) {
            JSONObject config = new JSONObject(new Scanner(built, "UTF-8").useDelimiter("\\A").next());
            config.getJSONObject("server").put("url", address);
            return new CapConfig(context.getAssets(), config);
        } catch (IOException | JSONException error) {
            throw new IllegalStateException("the app was built without its configuration", error);
        }
    }

    /** Opens the community with an https address, now and at each start. */
    @PluginMethod
    public void open(PluginCall call) {
        String address = call.getString("address", "");
        // Only the page that asks for an address may choose: a community cannot lead to another one.
        if (getBridge().getServerUrl() != null || !address.startsWith("https://")) {
            call.reject("refused");
            return;
        }
        kept(getContext()).edit().putString(ADDRESS, address).commit();
        call.resolve();
        Activity activity = getActivity();
        activity.runOnUiThread(() -> activity.startActivity(Intent.makeRestartActivityTask(activity.getComponentName())));
    }
}
